/** Where the student's page stores the token of the student of a link, which the page of a launch looks for, too. */
export const studentTokenKey = (sessionId: string): string => `learner.student.${sessionId}`
