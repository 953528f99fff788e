import { addOns } from '../../../content/add-ons.ts'

export type AddOn = (typeof addOns)[keyof typeof addOns]
export const offeredAddOns: readonly AddOn[] = Object.values(addOns)

/** Those that are offered under these ids, in the order of the receipt. */
export const addOnsOf = (ids: readonly string[]): AddOn[] => offeredAddOns.filter(({ id }) => ids.includes(id))
