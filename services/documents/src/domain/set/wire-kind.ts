import type { GenerationKind } from '../../tables.ts'

/** The browser's calls say `draft` of a preview; everything behind them says preview. */
export type WireKind = 'draft' | 'final'

export const wireKind = (kind: GenerationKind): WireKind => (kind === 'preview' ? 'draft' : kind)
export const kindOfWire = (kind: WireKind): GenerationKind => (kind === 'draft' ? 'preview' : kind)
