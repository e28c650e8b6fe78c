/** Shown instead of the button for another attempt. */
export const AttemptsUsedUp = () => <p>You have begun all the attempts that this session allows.</p>
