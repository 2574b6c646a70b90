/** Sends encrypted messages to the push services of browsers, whose addresses strangers choose. */
export interface PushSender {
  /** Returns whether messages may be sent there: https, and only addresses of the public internet. */
  mayReach(endpoint: string): Promise<boolean>
  /** Throws when the service cannot be reached, responds too late or has an address that is not public. */
  send(endpoint: string, request: PushRequest): Promise<PushResponse>
}

export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface PushResponse {
  readonly status: number
  /** How long the service wants to be left alone; absent when it does not say. */
  readonly retryAfterSeconds?: number
}
