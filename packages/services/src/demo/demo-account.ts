/** The demo's account. Its password is public. */
export const demoAccount = { name: 'Sara Malik', email: 'instructor@example.com', password: 'quizwright' }
