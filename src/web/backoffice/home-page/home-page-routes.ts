import { route } from '@react-router/dev/routes'

export const homePageRoutes = [route('home-page', 'backoffice/home-page/banners-page.tsx')]
