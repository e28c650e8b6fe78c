/** Whether keys are typed into an element, so that they are no shortcuts there. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, math-field')
