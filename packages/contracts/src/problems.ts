import { ltiProblems } from './lti-problems.ts'
import { texts } from '@quizwright/domain/language/say.ts'
import { roleProblems } from './role-problems.ts'

/**
 * All problems: the code, the HTTP status and the message for people. `retryable`: the same call may succeed later.
 */
type ProblemRow = { status: number; message: string; retryable?: true }

export const problems = texts({
  MALFORMED: { status: 400, message: 'The request could not be read. Check its form and send it again.' },
  CONTRACT: {
    status: 422,
    message: 'Some fields are missing or have the wrong form. Correct the ones named and send it again.',
  },
  RULE: { status: 422, message: 'Missing or invalid fields' },
  SIGN_IN_REQUIRED: { status: 401, message: 'You are not signed in. Sign in and try again.' },
  SIGN_IN_REFUSED: {
    status: 401,
    message: 'The email address or the password is wrong. Check both and try again.',
  },
  PASSWORDS_OFF: {
    status: 403,
    message: 'Passwords are not used here. Sign in with your institution’s account.',
  },
  OIDC_REFUSED: {
    status: 401,
    message: 'Your institution’s sign-in did not succeed. Go back and try again.',
  },
  OIDC_NOT_LISTED: {
    status: 403,
    message:
      'Your account is not listed as an instructor here. Ask whoever runs Quizwright at your institution.',
  },
  OIDC_PASSWORD_NEEDED: {
    status: 409,
    message: 'There is an account with your email address. Type its password once to connect the two.',
  },
  OIDC_CODE_NEEDED: {
    status: 409,
    message: 'There is an account with your email address. A code that is mailed to it connects the two.',
  },
  OIDC_UNREACHABLE: {
    status: 503,
    message: 'Your institution’s sign-in could not be reached. Try again in a minute.',
    retryable: true,
  },
  ...ltiProblems,
  ...roleProblems,
  ORIGIN_REFUSED: {
    status: 403,
    message: 'Another page may not use this connection. Open the app under its own address.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'This was not found. It may have been removed, or it belongs to somebody else.',
  },
  NO_ROUTE: { status: 404, message: 'There is no such call. The list of calls is under /docs.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  TOO_SLOW: {
    status: 408,
    message: 'The request took too long to arrive. Check the connection and send it again.',
    retryable: true,
  },
  CONFLICT: {
    status: 409,
    message: 'This quiz was changed elsewhere meanwhile. Compare the two and save again.',
  },
  SUGGESTIONS_CHANGED: {
    status: 409,
    message: 'The suggested marks changed since you looked. Look at the summary again, then confirm.',
  },
  NEW_VERSION_NEEDED: {
    status: 409,
    message: 'Students have attempted this quiz, so it cannot be edited in place. Create a new version.',
  },
  STALE_PREVIEW: {
    status: 409,
    message: 'The marks of this quiz changed since the preview. Look at the new preview, then apply it.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'What was sent is too large. Send less at a time.' },
  QUOTA: { status: 413, message: 'Your storage for images is full. Remove images you no longer use.' },
  URL_TOO_LONG: { status: 414, message: 'The address is too long. Search for fewer words.' },
  MEDIA_TYPE: {
    status: 415,
    message: 'This kind of content is not taken here. Send JSON, or the file the field asks for.',
  },
  IMAGE_TYPE: { status: 415, message: 'This is not an image we can take. Use PNG, JPEG, GIF or WebP.' },
  IMAGE_TOO_LARGE: { status: 422, message: 'The image is too large. Use one of at most 24 megapixels.' },
  IMAGE_BROKEN: {
    status: 422,
    message: 'The image could not be read. Save it again as JPEG and upload that.',
  },
  ONE_FILE_ONLY: { status: 422, message: 'Only one file can be uploaded at a time. Choose a single file.' },
  FILE_MISSING: { status: 422, message: 'No file was sent. Choose a file and upload it.' },
  KIND_NOT_OFFERED: {
    status: 422,
    message: 'These services do not store this kind of question. Choose another kind; nothing was saved.',
  },
  FEATURE_NOT_OFFERED: {
    status: 422,
    message:
      'These services do not know one of these rules or this feedback. Leave it out; nothing was saved.',
  },
  CSV_EMPTY: { status: 422, message: 'The file holds no questions. Add at least one row below the header.' },
  CSV_NOT_CSV: {
    status: 422,
    message: 'This does not look like a CSV file. Save it as CSV UTF-8 and upload that.',
  },
  CSV_ENCODING: {
    status: 422,
    message: 'The file has bytes of no known encoding. Save the file as CSV UTF-8.',
  },
  CSV_HEADER: { status: 422, message: 'The header row is not as expected. Correct the columns named.' },
  CSV_QUOTE: {
    status: 422,
    message: 'A quoted cell is never closed. Close the quote and upload the file again.',
  },
  CSV_TOO_LARGE: {
    status: 422,
    message: 'The file is larger than an import takes. Split it and import the parts.',
  },
  EXPORT_TOO_LARGE: {
    status: 422,
    message: 'The file would be too large. Select some of the questions and download those.',
  },
  EXPORT_EMPTY: {
    status: 422,
    message: 'The format holds none of the questions. Choose another format.',
  },
  TOO_MANY_SIGN_INS: { status: 429, message: 'Too many attempts to sign in. Wait 15 minutes and try again.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests at once. Wait a moment and try again.',
    retryable: true,
  },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large.' },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Try again; nothing you typed is lost.',
    retryable: true,
  },
  NOT_BUILT: { status: 501, message: 'This call is part of the contract and has no handler here yet.' },
  NOT_OFFERED: {
    status: 501,
    message: 'These services do not offer this. Ask who runs them whether it can be added.',
  },
  UPSTREAM_CONTRACT: {
    status: 502,
    message: 'A service gave an answer that could not be understood. Try again later.',
    retryable: true,
  },
  UPSTREAM_TOO_LARGE: {
    status: 502,
    message: 'A service gave an answer that is too large. Ask for less at a time.',
  },
  UPSTREAM_DOWN: {
    status: 503,
    message: 'A service is not available right now. Try again in a moment; nothing you typed is lost.',
    retryable: true,
  },
  BUSY: {
    status: 503,
    message: 'The server is busy. Try again in a moment; nothing you typed is lost.',
    retryable: true,
  },
  UPSTREAM_TIMEOUT: {
    status: 504,
    message: 'A service took too long to answer. Try again in a moment; nothing you typed is lost.',
    retryable: true,
  },
  STORAGE_FULL: {
    status: 507,
    message: 'The storage is full. Nothing was saved; free some space and try again.',
    retryable: true,
  },
  ORDER: {
    status: 409,
    message: 'These messages came in an order that makes no sense. Reload the page and save again.',
  },
  BUSY_ELSEWHERE: {
    status: 409,
    message: 'This quiz is being saved in another window. Wait for it to finish and save again.',
    retryable: true,
  },
  QUIZ_CLOSED: {
    status: 409,
    message: 'This quiz can not be taken now: it is unpublished or archived. Ask your instructor about it.',
  },
  SESSION_NOT_BEGUN: {
    status: 409,
    message: 'This quiz has not opened yet. Come back when its session begins.',
  },
  SESSION_OVER: {
    status: 409,
    message: 'The session of this quiz is over. Ask your instructor whether there will be another.',
  },
  ATTEMPT_LATE: {
    status: 409,
    message: 'The time of this attempt is over. What was saved in time is handed in for you.',
  },
  ATTEMPT_ENDED: {
    status: 409,
    message: 'This attempt has been handed in already. Its answers can not be changed any more.',
  },
  ATTEMPT_OPEN: {
    status: 409,
    message: 'This attempt has not been handed in yet. Hand it in to see its result.',
  },
  FOREIGN_QUESTION: {
    status: 422,
    message: 'One of these answers is to a question that is not in this quiz. Reload the page and go on.',
  },
  IDENTITY_NEEDED: { status: 401, message: 'Confirm your email address first, then begin.' },
  NOT_ON_LIST: {
    status: 403,
    message:
      'This quiz is for the students on a list. Open the personal link that your instructor gave you, or ask for it.',
  },
  PERSONAL_LINK_WRONG: {
    status: 404,
    message: 'This personal link is not known, or no longer. Ask your instructor for yours.',
  },
  CODE_WRONG: {
    status: 422,
    message: 'This is not the code that was sent. Look at the mail and type it again.',
  },
  CODE_EXPIRED: { status: 409, message: 'This code is older than 10 minutes. Have a new one sent.' },
  CODE_USED_UP: {
    status: 409,
    message: 'A wrong code was typed five times, so this one is not taken any more. Have a new one sent.',
  },
  CODE_USED: { status: 409, message: 'This code has been used already. Have a new one sent.' },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Many codes have been asked for. Look for the last mail, or wait an hour and try again.',
  },
  ACCESS_CODE_WRONG: {
    status: 422,
    message: 'The access code is wrong. Ask your instructor for it and type it again.',
  },
  TOO_MANY_ACCESS_CODES: {
    status: 429,
    message: 'Too many wrong access codes. Wait ten minutes and type the right one.',
  },
  ATTEMPTS_USED_UP: {
    status: 409,
    message: 'You have begun all the attempts that this session allows. Your results stay as they are.',
  },
  ANSWER_FIXED: {
    status: 409,
    message: 'This answer has been checked already and can not be changed any more.',
  },
}) satisfies Record<string, ProblemRow>

export type ProblemCode = keyof typeof problems
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)
export const isRetryable = (code: string): boolean => isProblemCode(code) && 'retryable' in problems[code]
