// A module of its own, so that none of its 2 MB is put into a file that screens load.
void import("./playground.tsx");
