import { data } from 'react-router'

/** Any other URL under /studio. */
export function loader() {
  throw data(null, { status: 404 })
}

export function action() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
