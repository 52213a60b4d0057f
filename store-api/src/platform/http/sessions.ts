/** The owner of a valid token. */
export interface SessionUser {
  readonly userId: number;
  /** Logging out ends this session only. */
  readonly sessionId: number;
}

/** 'expired' includes unknown and revoked tokens; 'foreign' is a valid token with another person's UserID. */
type Authentication =
  | { readonly ok: true; readonly user: SessionUser }
  | { readonly ok: false; readonly reason: 'expired' | 'foreign' };

/** Resolves the Token and UserID headers; implemented by the account room. */
export interface Sessions {
  /** @param token not empty; @param userId the UserID header as sent; an empty one is foreign */
  authenticate(token: string, userId: string): Promise<Authentication>;
  /** Ignores the UserID header: for public calls. */
  personBehind(token: string): Promise<SessionUser | null>;
}
