import { route } from '@react-router/dev/routes'

export const promotionRoutes = [route('promotion', 'backoffice/promotion/promotion-page.tsx')]
