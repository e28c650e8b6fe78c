import type { Context } from '../../context.ts'
import { searchQuestionBank } from './search-question-bank.ts'

export const questionBankHandlers = (context: Context) => ({
  searchQuestionBank: searchQuestionBank(context),
})
