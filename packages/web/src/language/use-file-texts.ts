import { useEffect } from 'react'
import { loadFileTexts } from './choose-language.ts'

/** Has what readers and writers of question files say in the language of the page, as soon as it is loaded. */
export const useFileTexts = (): void => useEffect(() => void loadFileTexts(), [])
