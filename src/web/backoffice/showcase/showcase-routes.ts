import { route } from '@react-router/dev/routes'

export const showcaseRoutes = [route('home-page', 'backoffice/showcase/showcase-page.tsx')]
