import { data } from 'react-router'

/** Every address that no other route takes. The root's error boundary says so, with the right status. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Whatever is sent to nowhere. */
export const action = loader

export default function NotFound() {
  return null
}
