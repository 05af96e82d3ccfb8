/** `description` is accepted for `desc`. */
export const withoutAlias = <Seo extends { desc?: string | undefined; description?: string | undefined }>({
  description,
  ...seo
}: Seo): Omit<Seo, 'description'> => {
  const desc = seo.desc ?? description
  return desc === undefined ? seo : { ...seo, desc }
}
