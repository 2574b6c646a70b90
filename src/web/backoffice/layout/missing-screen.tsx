import { data } from 'react-router'

/** Any address under /admin that is no screen. */
export function loader() {
  throw data(null, { status: 404 })
}

export function action() {
  throw data(null, { status: 404 })
}

export default function MissingScreen() {
  return null
}
