import { signInMessage, type SignInMessage } from '@quizwright/contracts/schemas/user.ts'
import { assign, setup } from 'xstate'
import { hostActor, type ParentRef } from '../host-actor.ts'

/** `url` is the sign-in page; only messages from `origin` are accepted. */
export type LoginInput = { url: string; origin: string }
export type LoginContext = LoginInput & { state: string; badMessages: number; signedIn: SignInMessage | null }

/** An unverified message from another window. */
type MessageCame = { type: 'message came'; origin: string; isFromWindow: boolean; data: unknown }

export type LoginEvent =
  /** `state` is random and new for each login; the sign-in window must return it. */
  | { type: 'log in'; state: string }
  | MessageCame
  /** A poll found the window closed. An open window can look closed because of its page's policy. */
  | { type: 'window looks closed' }
  | { type: 'cancel' }

export type LoginOutcomes = {
  /** Runs while the window is open. It completes only if the browser did not open the window. */
  'sign-in window': { outcome: 'blocked' }
  'remember the user': { outcome: 'remembered' }
  'leave the login': { outcome: 'left' }
}

const badMessagesAllowed = 5

/** The message, if its origin and form are valid and its `state` belongs to this login; otherwise null. */
export const acceptedMessage = (
  { origin, state }: LoginContext,
  message: MessageCame,
): SignInMessage | null => {
  if (message.origin !== origin || !message.isFromWindow) return null
  const { success, data } = signInMessage.safeParse(message.data)
  return success && data.state === state ? data : null
}

export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    input: {} as LoginInput,
    events: {} as LoginEvent,
    tags: {} as 'busy',
    meta: {} as { screen: 'login' },
  },
  actors: {
    'sign-in window': hostActor<
      LoginOutcomes['sign-in window'],
      { url: string; state: string; report: ParentRef<LoginEvent> }
    >('sign-in window'),
    'remember the user': hostActor<LoginOutcomes['remember the user'], { signedIn: SignInMessage | null }>(
      'remember the user',
    ),
    'leave the login': hostActor<LoginOutcomes['leave the login']>('leave the login'),
  },
  delays: { 'time to open': 3_000 },
  guards: {
    'message is ours': ({ context }, message: MessageCame) => acceptedMessage(context, message) !== null,
    'is the last bad message': ({ context }) => context.badMessages + 1 >= badMessagesAllowed,
  },
  actions: {
    'store the state': assign((_, state: string) => ({ state, badMessages: 0 })),
    'store the signed-in user': assign(({ context }, message: MessageCame) => ({
      signedIn: acceptedMessage(context, message),
    })),
    'clear the token': assign({ signedIn: null }),
    'count a bad message': assign({ badMessages: ({ context }) => context.badMessages + 1 }),
  },
})
