import { route } from '@react-router/dev/routes'

/** What is open to whoever is not signed in yet. */
export const doorRoutes = [
  route('setup/:token', 'backoffice/door/setup-page.tsx'),
  route('sign-in', 'backoffice/door/sign-in-page.tsx'),
  route('sign-in/code', 'backoffice/door/code-page.tsx'),
  route('sign-out', 'backoffice/door/sign-out.ts'),
  route('forgotten', 'backoffice/door/forgotten-page.tsx'),
  route('password/:token', 'backoffice/door/password-page.tsx'),
  route('account/second-factor', 'backoffice/account/second-factor-page.tsx'),
]
