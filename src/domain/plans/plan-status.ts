export type PlanStatus = 'pending' | 'approved' | 'refused' | 'expired'
