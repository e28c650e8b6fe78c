import { texts } from '@quizwright/domain/language/say.ts'

/** Problems of launches from learning platforms. */
export const ltiProblems = texts({
  LTI_LOGIN_INCOMPLETE: {
    status: 400,
    message: 'Learning platforms open this address. Open the quiz from your course.',
  },
  LTI_PLATFORM_UNKNOWN: {
    status: 404,
    message: 'This learning platform is not registered here. Ask your administrator to register it.',
  },
  LTI_PLATFORM_PENDING: {
    status: 403,
    message:
      'This learning platform still waits to be confirmed here. Ask your administrator, then try again.',
  },
  LTI_PLATFORM_KNOWN: {
    status: 409,
    message: 'A learning platform with this issuer and client ID is already registered here.',
  },
  LTI_INVITE: {
    status: 404,
    message: 'This registration address was already used or has expired. Ask for a new one.',
  },
  LTI_REGISTRATION: {
    status: 422,
    message: 'The learning platform could not be registered. Start again from its page for tools.',
  },
  LTI_DEPLOYMENT_PENDING: {
    status: 403,
    message:
      'Your course’s platform is not fully set up here yet. Ask your administrator to allow its deployment.',
  },
  LTI_NOT_SIGNED_IN: {
    status: 401,
    message:
      'Your learning platform says that you’re no longer signed in. Reload your course and open the quiz again.',
  },
  LTI_STATE: { status: 401, message: 'This launch has expired. Open the quiz from your course again.' },
  LTI_USED: { status: 401, message: 'This launch was already used. Open the quiz from your course again.' },
  LTI_CLOCK: {
    status: 401,
    message: 'The clocks of your learning platform and of this server differ. Tell your administrator.',
  },
  LTI_TOKEN: {
    status: 401,
    message: 'The message of your learning platform could not be trusted. Tell your administrator.',
  },
  LTI_KEYS: {
    status: 503,
    message: 'The keys of your learning platform could not be read. Try again in a minute.',
    retryable: true,
  },
  LTI_MESSAGE: {
    status: 400,
    message: 'Your learning platform sent a kind of link that can’t be opened here. Ask your instructor.',
  },
  LTI_NOT_READY: {
    status: 409,
    message: 'Your instructor hasn’t chosen the quiz for this link yet. Come back later.',
  },
  LTI_ANONYMOUS: {
    status: 403,
    message: 'This quiz needs to know who you are, and your course doesn’t say. Ask your instructor.',
  },
  LTI_LAUNCH_NEEDED: {
    status: 403,
    message: 'This quiz opens from your course. Sign in to your learning platform and open it there.',
  },
  LTI_STAFF_ONLY: {
    status: 403,
    message: 'Only those who teach this course can add a quiz to it.',
  },
  LTI_CODES_WRONG: {
    status: 429,
    message: 'Too many wrong codes. Wait 15 minutes, then open the quiz picker in your course for a new one.',
  },
  LTI_CODE: {
    status: 422,
    message:
      'This code is not known or no longer valid. Open the quiz picker in your course again for a new one.',
  },
})
