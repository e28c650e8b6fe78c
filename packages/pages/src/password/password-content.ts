/** What the page shows beside its form. */
export type PasswordContent = {
  minPasswordLength: number
  /** What was typed before. */
  email?: string | undefined
  problem?: string | undefined
  isChanged?: boolean | undefined
}
