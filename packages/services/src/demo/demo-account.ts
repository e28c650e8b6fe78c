/** The demo's account, which administers the demo, too. Its password is public. */
export const demoAccount = {
  name: 'Sara Malik',
  email: 'instructor@example.com',
  password: 'quizwright',
  isOperator: true,
}
