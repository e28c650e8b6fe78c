import { createContext, memo as memoByProps, type ReactNode, useContext } from 'react'

/** The language that is shown, for what is only rendered again if its properties change. */
export const ShownLanguage = createContext('en')

type Render<Props> = (props: Props) => ReactNode

/** Like `memo` of React, but rendered again in another language, too. */
export const memo = <Props extends object>(
  render: Render<Props>,
  areEqual?: (before: Readonly<Props>, after: Readonly<Props>) => boolean,
) =>
  memoByProps((props: Props) => {
    useContext(ShownLanguage)
    return render(props)
  }, areEqual)
