/** The demo's account. Its password is known to everybody who can read. */
export const demoAccount = { name: 'Sara Malik', email: 'instructor@example.com', password: 'quizwright' }
