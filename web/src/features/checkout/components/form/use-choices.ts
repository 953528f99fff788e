import { useState } from 'react'
import { rememberedState, rememberState, states } from '../../../../lib/states.ts'
import type { AddOn } from '../../model/chosen-add-ons.ts'
import { addOnsOf } from '../../model/chosen-add-ons.ts'
import type { Quote } from '../../model/quote.ts'
import { quote } from '../../model/quote.ts'
import type { CheckoutService } from '../order/order-summary.tsx'
import { useKept } from './use-kept.ts'
import type { Promo } from './use-promo.ts'
import { usePromo } from './use-promo.ts'

export type Choices = {
  offered: typeof states
  state: string
  setState: (code: string) => void
  /** Why it is not sold in the chosen state; null where it is. */
  offSale: string | null
  addOns: readonly AddOn[]
  setAddOns: (ids: string[]) => void
  promo: Promo
  quote: Quote
}

/** What the customer orders beside the service, and what it all costs. */
export function useChoices(service: CheckoutService): Choices {
  const offered = states.filter(({ code }) => service.states === 'all' || service.states.includes(code))
  const [state, setState] = useState(() => offered.find(({ code }) => code === rememberedState())?.code ?? '')
  const [ids, setAddOns] = useKept<string[]>(`${service.id}:add-ons`, [])
  const promo = usePromo(service.id)
  const addOns = addOnsOf(ids)
  return {
    offered,
    state,
    setState: (code) => {
      setState(code)
      if (code) rememberState(code)
    },
    offSale: service.off_sale_states?.find((one) => one.state === state)?.sentence ?? null,
    addOns,
    setAddOns,
    promo,
    quote: quote({ service, promo: promo.applied, addOns })
  }
}
