import { createContext } from 'react'

/** The number of the request a page answers; known while rendering on the server. */
export const RequestId = createContext<string | undefined>(undefined)
