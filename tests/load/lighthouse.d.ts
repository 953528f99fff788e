/** The part of Lighthouse that the benchmark uses; the package brings no types of its own. */
declare module 'lighthouse' {
  interface Category {
    title: string
    /** 0 to 1. */
    score: number | null
    auditRefs: { id: string; weight: number }[]
  }
  interface Result {
    lhr: {
      categories: Record<string, Category>
      audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string }>
    }
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'silent' | 'error' }
  ): Promise<Result | undefined>
}
