import { z } from 'zod'
import type { ConnectionLimits } from './connections/connection-limits.ts'

const connections = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number of connections')
  .transform(Number)

export const connectionSettings = {
  MAX_CONNECTIONS: connections.prefault('8000'),
  MAX_CONNECTIONS_PER_NETWORK: connections.prefault('1000'),
}

/** Returns the limits that the settings ask for. */
export function connectionLimitsFrom(settings: z.infer<z.ZodObject<typeof connectionSettings>>): ConnectionLimits {
  return { total: settings.MAX_CONNECTIONS, perNetwork: settings.MAX_CONNECTIONS_PER_NETWORK }
}
