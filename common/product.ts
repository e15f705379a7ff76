export const productName = "Find Your Table";
