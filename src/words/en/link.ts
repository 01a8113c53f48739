/** A link for the other phone. */
export const linkWords = {
  send: 'Send the link',
  copied: 'Link copied',
  /** For a page that can neither share nor copy. */
  show: 'Copy this link and send it',
} as const;
