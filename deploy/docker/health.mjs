// The containers' health check: exit code 0 when the process behind PORT answers the path with 2xx.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${process.argv[2] ?? '/healthz'}`).catch(
  () => undefined
)
process.exit(answer?.ok ? 0 : 1)
