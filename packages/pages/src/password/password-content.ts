/** What the page shows besides its form. */
export type PasswordContent = {
  minPasswordLength: number
  /** The e-mail address that was typed before. */
  email?: string | undefined
  problem?: string | undefined
  isChanged?: boolean | undefined
}
