import { route } from '@react-router/dev/routes'

/** Routes that do not require a session. */
export const authRoutes = [
  route('setup/:token', 'backoffice/auth/setup-page.tsx'),
  route('sign-in', 'backoffice/auth/sign-in-page.tsx'),
  route('sign-in/code', 'backoffice/auth/sign-in-code-page.tsx'),
  route('sign-out', 'backoffice/auth/sign-out.ts'),
  route('forgotten', 'backoffice/auth/forgot-password-page.tsx'),
  route('password/:token', 'backoffice/auth/choose-password-page.tsx'),
  route('account/second-factor', 'backoffice/account/second-factor-page.tsx'),
]
