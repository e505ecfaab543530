/** Whether the list of keys is shown. */
export const shortcuts = $state({ open: false })
