import { data } from 'react-router'

/** Every address that no other route takes. The root's error boundary says so, with the right status. */
export function loader() {
  throw data(null, { status: 404 })
}

/** What is sent to nowhere is no better off. */
export function action() {
  return loader()
}

export default function NotFound() {
  return null
}
