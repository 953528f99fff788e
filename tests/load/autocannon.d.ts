declare module 'autocannon' {
  interface Result {
    requests: { average: number; total: number }
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    duration?: number
    amount?: number
    connections: number
  }): Promise<Result>
}
