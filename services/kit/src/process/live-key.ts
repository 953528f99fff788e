/** Whether a key of Stripe's moves real money: the account's own (`sk_`), or one with fewer rights (`rk_`). */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key)
