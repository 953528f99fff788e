/** The plans' prices as they are printed. A set of documents is bought by itself under every plan. */
export const plans = {
  basic: { name: 'Basic', price: '$49-299', per: 'per form' },
  professional: { name: 'Professional', price: '$39.99', per: 'per month' },
  enterprise: {
    name: 'Enterprise',
    price: '$99.99',
    per: 'per month',
    trial: '7-day free trial',
    seats: 'up to 5 users'
  }
} as const
