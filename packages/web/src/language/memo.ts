import { currentSpeech } from '@quizwright/domain/language/say.ts'
import { createContext, memo as memoByProps, type ReactNode, useContext } from 'react'

/** What texts are said with, for what is only rendered again if its properties change. */
export const ShownSpeech = createContext(currentSpeech())

type Render<Props> = (props: Props) => ReactNode

/** Like `memo` of React, but rendered again in another language, too, and when more texts of it are loaded. */
export const memo = <Props extends object>(
  render: Render<Props>,
  areEqual?: (before: Readonly<Props>, after: Readonly<Props>) => boolean,
) =>
  memoByProps((props: Props) => {
    useContext(ShownSpeech)
    return render(props)
  }, areEqual)
