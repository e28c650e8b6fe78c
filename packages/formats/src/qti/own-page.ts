/** How the identifier of an item begins that is a page of its own before a question, in files of this product. */
export const ownPage = 'page-before-'
