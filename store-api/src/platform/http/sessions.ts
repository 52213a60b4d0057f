/** The person behind a live token. */
export interface SessionUser {
  readonly userId: number;
  /** Identifies the session itself, so that logging out can end just this one. */
  readonly sessionId: number;
}

/** 'expired' covers unknown and revoked tokens too; 'foreign' is a live token with somebody else's UserID. */
export type Authentication =
  | { readonly ok: true; readonly user: SessionUser }
  | { readonly ok: false; readonly reason: 'expired' | 'foreign' };

/** What `registerCall` needs to turn the Token and UserID headers into a person. Implemented in accounts. */
export interface Sessions {
  /** @param token not empty; @param userId the UserID header as sent; an empty one is foreign */
  authenticate(token: string, userId: string): Promise<Authentication>;
  /** The person behind a live token, whatever the UserID header says: for calls that need no token. */
  personBehind(token: string): Promise<SessionUser | null>;
}
