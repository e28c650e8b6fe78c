/** What the sign-in window offers. */
export type SignInContent = {
  /** The instructor of the demo. The password is public. */
  demo?: { email: string; password: string } | undefined
  /** Providers by which one may sign in: the name in addresses, and what the button says. */
  providers: readonly { name: string; label: string }[]
  hasPasswords: boolean
  /** What the services may answer to the window, in English. */
  messages?: readonly string[] | undefined
}
