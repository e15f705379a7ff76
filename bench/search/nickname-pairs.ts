/* Written without consulting the matcher's families, but by the same authors: what both lists miss does not show. */
const pairs = `
Elizabeth Liz|Elizabeth Beth|Elizabeth Betty|Elizabeth Lizzie|Elizabeth Eliza|William Bill|William Will|William Liam|William Billy
Robert Bob|Robert Rob|Robert Bobby|Robert Robbie|Richard Dick|Richard Rick|Richard Rich|James Jim|James Jimmy|James Jamie|John Jack
John Johnny|Margaret Peggy|Margaret Maggie|Margaret Meg|Margaret Daisy|Katherine Kate|Katherine Kathy|Catherine Cathy|Catherine Katie
Michael Mike|Michael Mick|Michael Mikey|Edward Ted|Edward Ed|Edward Eddie|Edward Ned|Thomas Tom|Thomas Tommy|Charles Charlie
Charles Chuck|Charles Chas|Henry Harry|Henry Hank|Mary Molly|Mary Polly|Sarah Sally|Sarah Sadie|Anne Nancy|Susan Sue|Susan Susie
Patricia Pat|Patricia Trish|Patricia Patsy|Patrick Paddy|Patrick Pat|Joseph Joe|Joseph Joey|Daniel Dan|Daniel Danny|David Dave
Christopher Chris|Christopher Kit|Anthony Tony|Andrew Andy|Andrew Drew|Alexander Alex|Alexander Sandy|Alexandra Sandra|Alexandra Lexi
Samuel Sam|Samantha Sam|Benjamin Ben|Matthew Matt|Nicholas Nick|Timothy Tim|Stephen Steve|Steven Steve|Peter Pete|Philip Phil
Jonathan Jon|Joshua Josh|Zachary Zach|Nathaniel Nate|Gregory Greg|Ronald Ron|Donald Don|Kenneth Ken|Raymond Ray|Lawrence Larry
Gerald Jerry|Frederick Fred|Frederick Freddie|Albert Bert|Alfred Alf|Theodore Ted|Theodore Theo|Leonard Len|Walter Walt|Harold Hal
Dorothy Dot|Dorothy Dolly|Deborah Debbie|Barbara Barb|Jennifer Jenny|Jennifer Jen|Jessica Jess|Rebecca Becky|Rebecca Becca
Victoria Vicky|Victoria Tori|Abigail Abby|Amanda Mandy|Christina Tina|Christine Chrissy|Eleanor Nell|Eleanor Ellie|Eleanor Nora
Emily Em|Florence Flo|Frances Fran|Gillian Jill|Isabella Bella|Isabel Izzy|Jacqueline Jackie|Josephine Jo|Judith Judy|Kimberly Kim
Louise Lou|Madeleine Maddie|Pamela Pam|Penelope Penny|Rosemary Rosie|Stephanie Steph|Theresa Tess|Theresa Terry|Valerie Val
Veronica Ronnie|Virginia Ginny|Winifred Winnie|Eugene Gene|Vincent Vinnie|Geoffrey Jeff|Francis Frank|Dominic Nick|Oliver Ollie
Aleksandr Sasha|Aleksandra Sasha|Dmitri Dima|Dmitri Mitya|Ekaterina Katya|Mikhail Misha|Nikolai Kolya|Ivan Vanya|Maria Masha
Anastasia Nastya|Vladimir Vova|Vladimir Volodya|Evgeny Zhenya|Tatiana Tanya|Natalia Natasha|Sergei Seryozha|Olga Olya|Elena Lena
Svetlana Sveta|Pavel Pasha|Alexei Alyosha|Yuri Yura|Boris Borya|Irina Ira|Ludmila Lyuda|Konstantin Kostya|Grigori Grisha
José Pepe|Francisco Paco|Francisco Pancho|Ignacio Nacho|Guillermo Memo|Enrique Quique|Dolores Lola|María Mari|Concepción Concha
Guadalupe Lupe|Rosario Charo|Mercedes Merche|Manuel Manolo|Eduardo Lalo|Santiago Santi|Isabel Chabela|Jesús Chuy|Alejandro Ale
Giuseppe Beppe|Giuseppe Pino|Giovanni Gianni|Francesco Ciccio|Luigi Gigi|Vincenzo Enzo|Salvatore Totò|Domenico Mimmo|Antonio Toni
Johannes Hans|Johannes Hannes|Heinrich Heinz|Friedrich Fritz|Josef Sepp|Katharina Käthe|Katharina Kathi|Elisabeth Lisa|Elisabeth Sissi
Wolfgang Wolfi|Ulrich Uli|Maximilian Max|Sebastian Basti|Matthias Hias|Georg Schorsch|Margarete Gretel|Margarete Grete|Ursula Uschi
Johanna Hanna|Magdalena Leni|Wilhelm Willi|Siegfried Sigi|Hildegard Hilde|Gertrud Traudl|Christian Chris|Joachim Jochen
Katarzyna Kasia|Małgorzata Gosia|Aleksandra Ola|Agnieszka Aga|Stanisław Staszek|Krzysztof Krzysiek|Jan Janek|Wojciech Wojtek
Tomasz Tomek|Zofia Zosia|Jakub Kuba|Grzegorz Grzesiek|Joanna Asia|Elżbieta Ela|Barbara Basia|Anna Ania|Piotr Piotrek|Andrzej Jędrek
Jan Honza|Josef Pepa|František Franta|Kateřina Katka|Jiří Jirka|Vojtěch Vojta|Jakub Kuba|Zuzana Zuzka|Stanislav Standa
István Pista|László Laci|Erzsébet Bözsi|Erzsébet Erzsi|Zsuzsanna Zsuzsi|János Jancsi|Ferenc Feri|György Gyuri|Katalin Kati|Sándor Sanyi
Georgios Giorgos|Ioannis Giannis|Konstantinos Kostas|Dimitrios Dimitris|Nikolaos Nikos|Eleni Lena|Emmanouil Manolis|Panagiotis Takis
Lars Lasse|Nils Nisse|Margareta Greta|Johan Janne|Karl Kalle|Per Pelle|Kristina Stina|Birgitta Gitta|Johannes Juhani|Maria Maija
Mohammed Mo|Mehmet Memo|Yusuf Joseph|Ibrahim Ibo|Abraham Avi|Mustafa Musti|Fatima Fatma|Moshe Moses
Elizabeth Erzsébet|Elizabeth Elisabeth|William Guillermo|William Wilhelm|John Juan|John Giovanni|John Ivan|John Johann|Catherine Katarzyna
Catherine Ekaterina|Alexander Alejandro|Alexander Aleksandr|George Jorge|George Georg|George Giorgos|Peter Pedro|Peter Pierre|Paul Pablo
Michael Miguel|Michael Michel|James Jaime|Joseph José|Joseph Giuseppe|Mary Maria|Margaret Małgorzata|Helen Elena|Henry Enrique
Henry Heinrich|Charles Carlos|Charles Karl|Stephen István|Stephen Stefan|Matthew Mateo|Andrew Andrei|Andrew Anders|Nicholas Nikolaus
Anthony Antonio|Lawrence Lorenzo|Louis Ludwig|Francis Franz|Susan Zuzana|Theodore Fyodor|Thomas Tomasz|Christopher Krzysztof
`;

/** Two names of one person, the fuller first. */
export const nicknamePairs: readonly (readonly [string, string])[] = pairs
  .trim()
  .split(/[|\n]/)
  .map((pair): [string, string] => {
    const [full = "", short = ""] = pair.split(" ");
    return [full, short];
  });
