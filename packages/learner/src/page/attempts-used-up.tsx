/** Said instead of offering another attempt. */
export const AttemptsUsedUp = () => <p>You have begun all the attempts that this session allows.</p>
