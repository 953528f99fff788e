/** A sheet with its corner folded and a signature on it. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 22 26"
      width="22"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M2 1.5h12l6 6v17H2z" />
      <path d="M14 1.5v6h6M6 19c3-7 5-7 5-3s2 3 5-1" />
    </svg>
  )
}
