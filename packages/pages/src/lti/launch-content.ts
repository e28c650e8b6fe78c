/** How the script reaches the platform's storage: the frame that keeps the secret, its origin, and the key. */
type Storage = { frame: string; platformOrigin: string; key: string }

/** A quiz that a teacher may add to a course, with its sessions for the students of courses. */
export type QuizToPick = {
  id: string
  name: string
  questionCount: number
  /** Who owns it, if a colleague does. */
  owner: string | null
  /** `end` is in ISO 8601. */
  sessions: { linkId: string; name: string; end: string }[]
}

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
  /** Shows the code by which the teacher connects the account of the course. `ticket` goes on with the choice. */
  | { kind: 'connect'; code: string; address: string; ticket: string; isRepeated: boolean }
  /** Lets the teacher pick the quiz for a course. `isMore`: the search finds more than these. */
  | {
      kind: 'pick'
      ticket: string
      courseTitle: string
      search: string
      /** Whether a link that exists already gets its session, which it lost or never had. */
      isForLink: boolean
      quizzes: readonly QuizToPick[]
      isMore: boolean
    }
  /** The link that had no session opens this quiz from now on. */
  | { kind: 'chosen'; quizName: string; courseTitle: string }
  /** Takes the answer back to the platform. */
  | { kind: 'return'; address: string; token: string }
  /** Asks before Quizwright registers itself at a platform, and says that it did. */
  | { kind: 'register'; host: string; action: string; configurationUrl: string; registrationToken: string }
  | { kind: 'registered'; platformOrigin: string }
  | {
      kind: 'problem'
      message: string
      code: string
      requestId: string
      /** The quiz that this browser may have open already: then it has a value in its storage under this key. */
      goOn?: { address: string; tokenKey: string } | undefined
    }
