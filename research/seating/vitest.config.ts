/** The product's tests do not know these. */
export default {};
