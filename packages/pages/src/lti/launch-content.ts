/** How the script reaches the platform's storage: the frame that keeps the secret, its origin, and the key. */
type Storage = { frame: string; platformOrigin: string; key: string }

/** What a page of a launch from a learning platform shows. */
export type LaunchPageContent =
  /** Gives the secret to the platform's storage, then goes on to `address`. */
  | (Storage & { kind: 'keep_secret'; address: string; secret: string })
  /** Asks the platform's storage for the secret and sends the launch with it, or offers a window of its own. */
  | (Storage & { kind: 'ask_secret'; idToken: string; state: string; windowAddress: string })
  /** Offers a window of its own, because the browser keeps the frame from being remembered. */
  | { kind: 'window'; address: string }
  /** For those who teach the course: what the link opens. `address` opens it as a student. */
  | { kind: 'staff'; quizName: string; courseTitle: string; address: string }
  | { kind: 'problem'; message: string; code: string; requestId: string }
