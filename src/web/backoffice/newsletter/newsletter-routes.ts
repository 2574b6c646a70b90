import { route } from '@react-router/dev/routes'

export const newsletterRoutes = [
  route('newsletter', 'backoffice/newsletter/newsletter-page.tsx'),
  route('newsletter/new', 'backoffice/newsletter/new-issue-page.tsx'),
  route('newsletter/subscribers.csv', 'backoffice/newsletter/subscribers-csv.ts'),
  route('newsletter/:id', 'backoffice/newsletter/issue-page.tsx'),
  route('newsletter/:id/preview', 'backoffice/newsletter/issue-preview.ts'),
]
